import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod";
import { App } from "./app/app.tsx";
import { CodePartError } from "./platform/code-part.ts";
import { logProblem } from "./platform/log-problem.ts";
import "./ui/styles/main.css";

// Keeps the schemas from trying whether code may be made of text, which the content security policy refuses and reports.
config({ jitless: true });

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
