/**
 * Keeps the schemas from trying whether code may be made of text, which the content security policy refuses and reports. Zod asks while
 * it makes its first schema, so that this comes before every import of it.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
