import { expect, test } from 'vitest'
import type { Ctx } from '../context.ts'
import { listen } from './events.ts'

declare module './events.ts' {
  interface Events {
    'test.named': { isOn: boolean }
    'test.nameless': Record<string, never>
    'test.empty': Record<never, never>
  }
}

test('an event is emitted and delivered with the payload of its own name, and with nothing else', () => {
  // The types decide: where one of these compiles, `script/check types` refuses the unused directive.
  const attempts = (ctx: Ctx): void => {
    ctx.emit('test.named', { isOn: true })
    // @ts-expect-error without its fields
    ctx.emit('test.named', {})
    // @ts-expect-error with the fields of another
    ctx.emit('test.named', { memberId: 1 })
    // @ts-expect-error without a payload
    ctx.emit('test.named')
    // @ts-expect-error a payload whose fields have no names fits anything
    ctx.emit('test.nameless', {})
    // @ts-expect-error an empty one as well
    ctx.emit('test.empty', {})
    // @ts-expect-error a listener that reads a field that its event does not carry
    listen('test.named', async (_ctx, { areGamesOn }) => areGamesOn)
    // @ts-expect-error nor one of an event without named fields
    listen('test.nameless', async (_ctx, { anything }) => anything)
  }
  expect(attempts).toBeTypeOf('function')
})
