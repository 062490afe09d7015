/** What the global setup says of the running product. */
const must = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: stories run through script/test`)
  return value
}
export const memberUrl = (): string => must('MEMBER_URL')
/** Of the demo's second site. */
export const secondUrl = (): string => memberUrl().replace('//localhost', '//naru.localhost')
export const studioUrl = (): string => must('STUDIO_URL')
export const partnerUrl = (): string => must('PARTNER_URL')
export const adminUrl = (): string => must('ADMIN_URL')
export const ownerUrl = (): string => must('DATABASE_OWNER_URL')
export const dataDir = (): string => must('DATA_DIR')
export const optionsUrl = (): string => must('OPTIONS_URL')

/** Moves the server's clock; null puts it back. */
export const moveClock = async (now: string | null): Promise<void> => {
  const answer = await fetch(`${adminUrl()}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
  if (!answer.ok) throw new Error(`clock: ${answer.status} ${await answer.text()}`)
}
