/*
 * zod would try whether it may make code out of text, which the content security policy forbids and
 * reports. It reads this as its schemas are made, so it stands before all of them.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
