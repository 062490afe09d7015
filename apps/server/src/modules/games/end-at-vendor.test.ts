import { expect, test, vi } from 'vitest'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { endSessions } from '../identity/index.ts'
import { sayEnded } from './end-at-vendor.ts'
import { serverWithVendor } from './games.fixture.ts'
import { launchGame } from './launch.service.ts'
import { openSession } from './session.service.ts'
import { syncGames } from './sync-games.service.ts'

const { server, vendor } = await serverWithVendor([sayEnded])

test('a vendor that takes it learns at once that a session ended: with the member’s own, or for a game of another vendor', async () => {
  await server.system(syncGames)
  vendor.asked = []
  const asked = { vendorKey: 'studio', gameKey: 'koi', gameType: 'slot', device: 'desktop' } as const
  const [memberId, other] = [await addMember(server, { cash: 10_000 }), await addMember(server, { cash: 10_000 })]
  for (const who of [await loggedIn(server, memberId), await loggedIn(server, other)])
    await server.member(who, (ctx) => launchGame(ctx, asked))
  const [player, mover] = vendor.asked.map(({ body }) => body.user)
  expect(vendor.ended).toEqual([])
  await server.system((ctx) => endSessions(ctx, memberId, 'logout'))
  await vi.waitFor(() => expect(vendor.ended).toEqual([player]))
  await server.system((ctx) => openSession(ctx, { memberId: other, vendorCode: 'elsewhere', gameCode: 'koi' }))
  await vi.waitFor(() => expect(vendor.ended).toEqual([player, mover]))
})
