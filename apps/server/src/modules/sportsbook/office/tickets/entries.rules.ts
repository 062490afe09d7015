import type { EntryAbout } from '../../../audit/index.ts'

/** A decision is noted before it is made, and once more where it was refused. Newest first. */
export const refusalOf = (entries: readonly EntryAbout[], at: number): EntryAbout | undefined => {
  const tried = entries[at]
  return entries
    .slice(0, at)
    .findLast(({ action, staffId }) => action === `${tried?.action}-refused` && staffId === tried?.staffId)
}
