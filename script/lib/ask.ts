import { stderr, stdin } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { CommandError } from './command-error.ts'

/** Typed twice where there is a terminal, without showing it; else the first line of what is piped in. Never an argument: other users see those. */
export async function newPassword(whose: string): Promise<string> {
  if (!stdin.isTTY) return firstLine('no password: type it in a terminal, or pipe it in')
  const first = await unseen(`New password of ${whose}: `)
  if (first !== (await unseen('The same again: '))) throw new CommandError('the two passwords differ')
  return first
}

/** The same, typed once: what it has to fit shows whether it was mistyped. */
export const secretOf = (question: string): Promise<string> =>
  stdin.isTTY ? unseen(question) : firstLine('nothing was given: type it in a terminal, or pipe it in')

async function firstLine(missing: string): Promise<string> {
  let text = ''
  for await (const chunk of stdin) text += chunk
  const line = text.split(/\r?\n/)[0] ?? ''
  if (line === '') throw new CommandError(missing)
  return line
}

async function unseen(question: string): Promise<string> {
  stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true })
  // Ctrl-C means: not now.
  lines.on('SIGINT', () => process.exit(130))
  try {
    return await lines.question('')
  } finally {
    lines.close()
    stderr.write('\n')
  }
}
