import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { LineSender, MOST_BYTES_OF_CALLS, MOST_OF_CALL, readAnswer, readCall } from './call-lines.ts'

const sender = (isOpen: boolean) => {
  const messages: string[] = []
  return { messages, lines: new LineSender((message) => messages.push(message), isOpen) }
}

describe('lines', () => {
  test('of one turn share a message, in their order', async () => {
    const { messages, lines } = sender(true)
    for (const line of ['1 a', '2 b', '3 c']) lines.add(line)
    expect(messages).toEqual([])
    await turn()
    lines.add('4 d')
    await turn()
    expect(messages).toEqual(['1 a\n2 b\n3 c', '4 d'])
  })

  test('that were added before the connection is open leave when it is', async () => {
    const { messages, lines } = sender(false)
    lines.add('1 a')
    await turn()
    expect(messages).toEqual([])
    lines.open()
    lines.add('2 b')
    await turn()
    expect(messages).toEqual(['1 a\n2 b'])
  })

  test('are divided so that no message is larger than the other side takes, whatever their letters', async () => {
    const { messages, lines } = sender(true)
    const longest = '한'.repeat(MOST_OF_CALL)
    const sent = Array.from({ length: 8 }, (_, n) => `${n} ${longest.slice(n % 2 === 0 ? 2 : MOST_OF_CALL - 10)}`)
    for (const line of sent) lines.add(line)
    await turn()
    expect(messages.join('\n').split('\n')).toEqual(sent)
    expect(messages.length).toBeLessThan(sent.length)
    for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThanOrEqual(MOST_BYTES_OF_CALLS)
  })
})

describe('a line', () => {
  test('is read as it was written, with any text in its body', () => {
    const text = JSON.stringify({ asked: { a: 'two\nlines\u2028 한 😀', b: ' 1 200 {}' } })
    expect(readCall(`17 sic-bo-1 place ${text}`)).toEqual({ number: 17, code: 'sic-bo-1', call: 'place', text })
    expect(readAnswer(`17 200 ${text}`)).toEqual({ number: 17, status: 200, text })
  })

  test.each(['', 'x', '1', '1 a', '1 a b', ' 1 a b {}', '-1 a b {}', '1.5 a b {}', `${'9'.repeat(16)} a b {}`])(
    'that is no call is none: %j',
    (line) => {
      expect(readCall(line)).toBeUndefined()
    },
  )

  test.each(['', 'x', '1', '1 200', '1 20 {}', '1 2000 {}', 'a 200 {}', '-1 200 {}'])(
    'that is no answer is none: %j',
    (line) => {
      expect(readAnswer(line)).toBeUndefined()
    },
  )
})
