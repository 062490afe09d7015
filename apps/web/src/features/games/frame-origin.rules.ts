/** Where a game is opened. `anew`: at its own address, by a page that is loaded anew and so may frame it. */
export type Opening = 'frame' | 'anew' | 'window'

/**
 * A page may frame the origins that were known when it was loaded, and no vendor that was registered since.
 * `loadedFor`: the origin for which the page was already loaded anew; it is not loaded twice.
 */
export const openingOf = (
  address: string,
  page: { href: string; frameOrigins: readonly string[]; loadedFor: string | null },
): Opening => {
  const { origin, protocol } = new URL(address, page.href)
  // A page over https cannot frame one over http.
  if (new URL(page.href).protocol === 'https:' && protocol !== 'https:') return 'window'
  if (origin === new URL(page.href).origin || page.frameOrigins.includes(origin)) return 'frame'
  return page.loadedFor === origin ? 'window' : 'anew'
}
