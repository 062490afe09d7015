const everyMs = 2_000
/** All pages of a site are not to ask in the same moment. */
const spreadMs = 2_000

/**
 * What is returned is to be called with each read that failed and will pass by itself. It asks the server every few seconds whether it is ready, and then has
 * everything read again by `refetch`, once for all that failed meanwhile. So a page comes back without being loaded again, and without flickering until then.
 */
export const makeUntilReady = (refetch: () => unknown): (() => void) => {
  let isWaiting = false
  const wait = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, everyMs + Math.random() * spreadMs))
    while (document.hidden || !(await isReady()))
    isWaiting = false
    refetch()
  }
  return () => {
    if (isWaiting) return
    isWaiting = true
    void wait()
  }
}

const isReady = (): Promise<boolean> =>
  fetch('/ready', { cache: 'no-store', signal: AbortSignal.timeout(everyMs) }).then(
    ({ ok }) => ok,
    () => false,
  )
