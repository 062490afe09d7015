import type { EntryAbout } from '../../../audit/index.ts'

/** Why a decision was not made: it is noted before it is made, and once more where it was refused. Newest first; undefined where it was made. */
export const refusalOf = (entries: readonly EntryAbout[], at: number): EntryAbout | undefined => {
  const tried = entries[at]
  const next = entries
    .slice(0, at)
    .findLast(({ action, staffId }) => staffId === tried?.staffId && action.startsWith(tried.action))
  return next?.action === `${tried?.action}-refused` ? next : undefined
}
