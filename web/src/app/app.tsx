import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { BrowserRouter } from "react-router";
import { createQueryClient } from "../platform/query.ts";
import { useIsQuiet } from "../platform/quiet-page.ts";
import { RealtimeProvider } from "../platform/realtime.tsx";
import { RouteAnnouncer } from "../platform/route-announcer.tsx";
import { ScrollToTop } from "../platform/scroll-to-top.tsx";
import { SessionProvider, useSession } from "../platform/session.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { QuietFailure } from "../ui/part-failure.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { AppRoutes } from "./app-routes.tsx";

const LiveMessages = lazyPart(() => import("../features/messaging/components/live-messages.tsx"), {
  whileLoading: null,
  Failure: QuietFailure,
  mayReload: false,
});

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <RealtimeProvider>
          <BrowserRouter>
            <AppRoutes />
            <ScrollToTop />
            <RouteAnnouncer />
          </BrowserRouter>
          <Background />
          <Toaster />
        </RealtimeProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Receives messages whatever screen is open, once the first one is drawn. */
function Background() {
  const { user } = useSession();
  const isQuiet = useIsQuiet();
  return user?.email_verified && isQuiet ? <LiveMessages /> : null;
}
