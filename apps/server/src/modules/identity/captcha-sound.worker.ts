import { parentPort } from 'node:worker_threads'
import { randomOf, soundDigits } from './captcha-sound.ts'
import type { Wanted } from './captcha-synthesis.ts'

parentPort?.on('message', ({ digits, language, key }: Wanted) => {
  parentPort?.postMessage(soundDigits(digits, language, randomOf(key)))
})
