const daySeconds = 86_400
const cookieOf = (bannerIdx: number): string => `popup_${bannerIdx}`

/** The member asked not to see it again today. */
export const isHiddenToday = (bannerIdx: number): boolean =>
  document.cookie.split('; ').includes(`${cookieOf(bannerIdx)}=close`)

export const hideToday = (bannerIdx: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist on plain http.
  document.cookie = `${cookieOf(bannerIdx)}=close; Path=/; SameSite=Lax; Max-Age=${daySeconds}`
}
