/** Writes one entry in the caller's transaction: who, when and whence come from the context. Action as `<module>.<verb>`. Secrets are blanked. */
export { type AuditNote, type EntryAbout, entriesAbout, listEntries, record } from './entry.service.ts'
