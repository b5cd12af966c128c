// A screen that goes dark in the middle of a game is a nuisance.

/** Keep the screen on as long as this is wanted; give what ends it. */
export function awake(wanted: boolean): () => void {
  if (!wanted || !("wakeLock" in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // a low battery forbids it, for example
    }
  };
  // The lock is lost when the page is hidden.
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
