// A strict content policy forbids compiling code at run time; zod must not even try. It reads this when it is loaded.
;(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true }
