import { randomUUID } from 'node:crypto'
import type { RotarySpin, WheelSlice, WheelTerms } from '@maru/contract'
import { clerk } from '../../testing/cash-desk.ts'
import type { TestServer } from '../../testing/context.ts'
import { serveRotarySpin } from './calls/member/spin-wheel.ts'
import { giveSpin } from './give-spins.service.ts'
import { saveWheel } from './save-wheel.service.ts'
import { listOwnSpins, showWheel } from './show-wheel.service.ts'
import { findWheel } from './wheel.repository.ts'

const slice = (points: number, weight: number, stock: number | null = null): WheelSlice => ({ points, weight, stock })
export const someWheel = (changes: Partial<WheelTerms> = {}): WheelTerms => ({
  isOn: true,
  spinLasts: 30,
  slices: [slice(100, 400), slice(300, 250), slice(500, 150), slice(1_000, 100), slice(0, 100)],
  ...changes,
})
export { slice }

/** Staff and members at the wheel, each act a call of its own. */
export const wheelDesk = (server: TestServer) => {
  const show = (memberId: number) => server.member(memberId, (ctx) => showWheel(ctx))
  return {
    show,
    save: async (changes: Partial<WheelTerms> = {}) => {
      const after = (await server.system(findWheel))?.version ?? 0
      return server.staff((ctx) => saveWheel(ctx, { after, terms: someWheel(changes), reason: 'as agreed' }), clerk)
    },
    give: async (memberId: number, count = 1) => {
      for (let n = 0; n < count; n++)
        await server.system((ctx) => giveSpin(ctx, { memberId, source: `test:${randomUUID()}` }))
    },
    spin: async (memberId: number, requestKey: string = randomUUID(), table?: string) =>
      (
        await server.call<{ spin: RotarySpin }>(serveRotarySpin, memberId, {
          table: table ?? (await show(memberId)).table,
          requestKey,
        })
      ).spin,
    list: (memberId: number, page = 1) => server.member(memberId, (ctx) => listOwnSpins(ctx, page)),
  }
}
