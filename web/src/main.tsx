import "./platform/schemas-without-eval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { CodePartError } from "./platform/code-part.ts";
import { logProblem } from "./platform/log-problem.ts";
import "./ui/styles/main.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

createRoot(root, {
  // NOTE: a file that did not load is reported on the screen, and the browser has logged it.
  onCaughtError: (error) => {
    if (!(error instanceof CodePartError)) logProblem("A part of the page broke", error);
  },
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
