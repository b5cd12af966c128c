/** A picture as the build compiles it in. */
export interface Picture {
  body: string;
  width: number;
  height: number;
}
