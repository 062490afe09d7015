/** Hands a file to the browser, as a download. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: the download begins after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
