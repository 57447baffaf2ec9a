import { offerUpdate } from "../update.ts";

const lookAgainMs = 3_600_000;

/** Registers the service worker, once for a page, and offers newer versions of it. */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || isRegistered || !("serviceWorker" in navigator)) return;
  isRegistered = true;
  // NOTE: some browsers refuse, as in a private window. Then the application needs a connection, as it did before.
  const registration = await navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  if (registration) watchForUpdates(registration);
}

let isRegistered = false;

function watchForUpdates(registration: ServiceWorkerRegistration) {
  if (registration.waiting) void considerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // NOTE: the very first worker replaces nothing.
      if (installing.state === "installed" && registration.active) void considerUpdate(installing);
    });
  });
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  setInterval(look, lookAgainMs);
  document.addEventListener("visibilitychange", look);
}

/** Offers a newer version. Lets it take over by itself where the page is of that version already, as after a reload. */
async function considerUpdate(worker: ServiceWorker) {
  if (await isOfVersion(worker)) worker.postMessage("take-over", {});
  else await untilNobodyWrites().then(() => offerUpdate(worker));
}

function isOfVersion(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(data === true), { once: true });
    port1.start();
    worker.postMessage({ entry }, [port2]);
  });
}

/** Resolves when no field with a text has the focus. */
async function untilNobodyWrites(): Promise<void> {
  while (isWriting())
    await new Promise((resolve) => addEventListener("focusout", () => setTimeout(resolve), { once: true }));
}

function isWriting(): boolean {
  const { activeElement } = document;
  return (
    (activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement) &&
    activeElement.value !== ""
  );
}
