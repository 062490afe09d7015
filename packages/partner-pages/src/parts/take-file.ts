const MOST_TRIES = 20
const SECOND_MS = 1_000

/** Saves what an address gives out once. Where too many workbooks are made at the moment, it comes again when the server says. Throws for any other answer. */
export const takeFile = async (url: string, tries = MOST_TRIES): Promise<void> => {
  const answer = await fetch(url)
  if (answer.status === 429 && tries > 1) {
    const seconds = Number(answer.headers.get('retry-after')) || 1
    await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MS))
    return takeFile(url, tries - 1)
  }
  if (!answer.ok) throw new Error(`the file was not given out: ${answer.status}`)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  saveAs(name ?? 'list', await answer.blob())
}

const saveAs = (name: string, file: Blob): void => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
