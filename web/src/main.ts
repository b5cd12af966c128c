import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { applyTheme } from "./settings.svelte.ts";
import { speak } from "./words/words.svelte.ts";

applyTheme();
await speak("common");
const target = document.getElementById("app");
if (target) mount(App, { target });
