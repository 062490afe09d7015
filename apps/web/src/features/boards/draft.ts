/** What is being written, in the browser: it is still there after the session has ended, for whoever wrote it. */
export type Draft = { title: string; html: string; at: number }

const key = (owner: string, place: string): string => `maru-draft:${owner}:${place}`

export const readDraft = (owner: string, place: string): Draft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key(owner, place)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** False where the browser stores nothing. */
export const writeDraft = (owner: string, place: string, draft: Draft): boolean => {
  try {
    localStorage.setItem(key(owner, place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (owner: string, place: string): void => {
  try {
    localStorage.removeItem(key(owner, place))
  } catch {
    // Nothing is stored there.
  }
}

/** Whether what was written holds a word or a picture. */
export const saysSomething = (html: string): boolean =>
  html.includes('<img ') || /\S/.test(html.replaceAll(/<[^>]*>|&nbsp;/g, ' '))

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'html' in value &&
  'at' in value &&
  typeof value.title === 'string' &&
  typeof value.html === 'string' &&
  typeof value.at === 'number'
