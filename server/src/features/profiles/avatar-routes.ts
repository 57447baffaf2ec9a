import type { RawRoute } from "../../platform/http/raw-route.ts";

const yearSeconds = 31_536_000;

/** Serves the pictures of people. They are drawn on this server, so that no other site learns who looks at whom. */
export function avatarRoutes(rawRoute: RawRoute, drawAvatar: (username: string) => string) {
  rawRoute({ method: "GET", path: "/api/avatars/{file}" }, ({ request, reply }) => {
    const { file } = request.params as { file: string };
    const username = /^([\w.-]{1,60})\.svg$/.exec(file)?.[1];
    if (!username) return reply.code(404).send();
    return reply
      .header("cache-control", `public, max-age=${yearSeconds}, immutable`)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .type("image/svg+xml; charset=utf-8")
      .send(drawAvatar(username));
  });
}
