import { useEffect, useState } from 'react'
import { isLink, type Revealed, type Walked, type WalkMessage } from './walk.rules.ts'

export type Walk =
  | { state: 'walking'; done: number }
  | { state: 'walked'; walked: Walked | undefined; ms: number }
  | { state: 'failed' }

const begun: Walk = { state: 'walking', done: 0 }

/** Hashes a link down to its commitment beside the page. `turn`: another one begins anew. What is no link is walked at once, to nothing. */
export const useWalk = (link: Revealed | undefined, turn: number): Walk => {
  const [walk, setWalk] = useState<Walk>(begun)
  const { number, hex } = link ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for it again.
  useEffect(() => {
    if (number === undefined || hex === undefined) return
    const from = performance.now()
    if (!isLink({ number, hex })) return setWalk({ state: 'walked', walked: undefined, ms: 0 })
    setWalk(begun)
    const worker = new Worker(new URL('./walk.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<WalkMessage>) =>
      setWalk(
        'done' in data
          ? { state: 'walking', done: data.done }
          : { state: 'walked', walked: data, ms: performance.now() - from },
      )
    worker.onerror = () => setWalk({ state: 'failed' })
    worker.postMessage({ number, hex } satisfies Revealed)
    return () => worker.terminate()
  }, [number, hex, turn])
  return walk
}
