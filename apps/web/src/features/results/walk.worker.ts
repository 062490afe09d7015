import { type Revealed, walkDown } from './walk.rules.ts'

// Up to a million hashes: beside the page, which stays as quick as before.
addEventListener('message', ({ data }: MessageEvent<Revealed>) => {
  const walk = walkDown(data)
  for (;;) {
    const { done, value } = walk.next()
    postMessage(done ? value : { done: value })
    if (done) return
  }
})
