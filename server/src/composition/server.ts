import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { createDraining, type Draining } from "../platform/availability/draining.ts";
import { overloadLimits, shedLoad, type Overload } from "../platform/availability/overload.ts";
import { holdCallsUntil } from "../platform/availability/preparing.ts";
import type { OpenDatabase } from "../platform/database/database.ts";
import { connectionsPerNetwork } from "../platform/http/connections/connection-limits.ts";
import { createHttp } from "../platform/http/http.ts";
import { findPageFont } from "../platform/http/site/page-font.ts";
import { publicPages } from "./public-pages.ts";
import type { Meters } from "../platform/metrics/meters.ts";
import type { Log } from "../platform/process/log.ts";
import { joinSources, paypalSources, stripeSources } from "../platform/security/security-headers.ts";
import type { Overrides } from "./overrides.ts";

export interface ServerDeps {
  open: OpenDatabase;
  log: Log;
  meters: Meters;
  overrides: Overrides;
}

export interface ComposedServer {
  http: FastifyInstance;
  draining: Draining;
  overload: Overload;
  /** Holds the path of the font of the built pages, where there is one. */
  pageFont: string | null;
  isPrepared: () => boolean;
  /** Resolves when the preparation has ended; calls wait for it. */
  prepared: Promise<void>;
  /** Sets what the calls wait for. */
  startPreparing: (preparation: Promise<void>) => void;
}

const builtPages = join(import.meta.dirname, "../../../web/dist");

/** Creates the HTTP server without routes. It may listen before the app is prepared. */
export async function composeServer(
  config: Config,
  { open, log, meters, overrides }: ServerDeps,
): Promise<ComposedServer> {
  const isDemo = config.mode === "demo";
  const draining = createDraining();
  const webFolder = overrides.webFolder === undefined ? builtPages : overrides.webFolder;
  const http = await createHttp({
    log,
    draining,
    meters,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    contentSources: joinSources(config.stripe ? stripeSources : {}, config.paypal ? paypalSources : {}),
    webFolder,
    productName: config.product.name,
    publicPages,
    timeouts: overrides.timeouts,
    connectionsPerNetwork: overrides.connectionsPerNetwork ?? (isDemo ? Infinity : connectionsPerNetwork),
  });
  const { promise: prepared, resolve: startPreparing } = Promise.withResolvers<void>();
  const { isPrepared } = holdCallsUntil(prepared, http);
  const overload = shedLoad(http, { limits: overrides.overloadLimits ?? overloadLimits(open), open, meters });
  return { http, draining, overload, pageFont: findPageFont(webFolder), isPrepared, prepared, startPreparing };
}
