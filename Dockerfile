# syntax=docker/dockerfile:1
# Builds a small image that runs without root and on a read-only file system: see docs/deployment.md.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# Installs only the packages that the server runs on.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY matching-engine/package.json matching-engine/
COPY server/package.json server/
COPY web/package.json web/
# NOTE: the tools at the end are optional peers that nothing here runs; they would be a fifth of the image.
RUN npm ci --omit=dev --ignore-scripts --workspace=server --workspace=contract --workspace=matching-engine \
    && rm -rf node_modules/drizzle-kit node_modules/@esbuild* node_modules/esbuild node_modules/vite \
      node_modules/vitest node_modules/@rolldown node_modules/rolldown node_modules/lightningcss*

# Builds the web pages.
FROM base AS pages
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY matching-engine/package.json matching-engine/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY contract contract
COPY web web
RUN node web/build-if-stale.ts

FROM base
# NOTE: counts for each of two heaps, the main thread's and the matching index's; the rest is for everything outside them.
ENV NODE_ENV=production \
    NODE_OPTIONS=--max-old-space-size-percentage=40 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
# Holds people's files unless a store is configured, and in a demo the generated secret and the embedded database.
RUN mkdir /data && chown node:node /data
COPY --from=packages /app ./
COPY contract contract
COPY matching-engine/src matching-engine/src
COPY matching-engine/encoder matching-engine/encoder
COPY matching-engine/lexicon matching-engine/lexicon
COPY server/migrations server/migrations
COPY server/demo server/demo
COPY server/src server/src
COPY --from=pages /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
