import { adminLivePath, deskFigures, staffTopic } from '@maru/contract'
import { expect, test } from 'vitest'
import { vendorOf } from '../../hostile/vendor.ts'
import { liveClient } from '../../testing/live-client.ts'
import { runningServer } from '../../testing/running-server.ts'

const server = await runningServer()
const vendor = vendorOf(server)

/** A desk as the office opens it: its socket, and the figures that it reads when it is notified. */
const openDesk = async () => {
  const clerk = await server.staff()
  const headers = { origin: server.adminUrl, cookie: clerk.cookie }
  const socket = liveClient(server.adminUrl.replace('http', 'ws') + adminLivePath, { headers })
  await socket.say('CONNECT', { 'accept-version': '1.2', host: 'office', 'heart-beat': '0,0' })
  expect((await socket.nextFrame()).split('\n')[0]).toBe('CONNECTED')
  await socket.say('SUBSCRIBE', { id: 'desk', destination: staffTopic(1), receipt: 'r' })
  expect((await socket.nextFrame()).split('\n')[0]).toBe('RECEIPT')
  const read = async () => (await clerk.ask(deskFigures.method, deskFigures.path)).json
  /** Reads after each notice, as the office does, until the figures are these. */
  const untilRead = async (wanted: object): Promise<void> => {
    for (;;) {
      const frame = await socket.nextFrame()
      expect(frame.split('\n')[0]).toBe('MESSAGE')
      const body = JSON.parse(frame.slice(frame.indexOf('\n\n') + 2).replace('\0', ''))
      if (body.what !== 'figures') continue
      expect(body).toEqual({ what: 'figures', id: '', isNew: false })
      const figures = await read()
      if (Object.entries(wanted).every(([name, value]) => figures[name] === value)) return
    }
  }
  return { socket, read, untilRead }
}

test('a bet, its win and a rollback through the signed wallet each reach an open desk, whose strip is then what moved', async () => {
  const own = await server.member({ cash: 10_000 })
  const player = await vendor.player(own.memberId)
  const { socket, read, untilRead } = await openDesk()
  const before = await read()
  const bet = vendor.betBody(player, 1_000)
  const { currency: _, amount: __, ...rest } = vendor.betBody(player, 0, { round: bet.round })
  const answering = { reference_transaction_uuid: bet.transaction_uuid, round: bet.round }

  await vendor.send('bet', bet)
  await untilRead({ openStake: before.openStake + 1_000, openWagers: before.openWagers + 1 })
  await vendor.send('win', vendor.betBody(player, 2_500, { ...answering, round_closed: true }))
  await untilRead({
    openStake: before.openStake,
    openWagers: before.openWagers,
    profitToday: before.profitToday - 1_500,
  })
  const second = vendor.betBody(player, 700)
  await vendor.send('bet', second)
  await untilRead({ openWagers: before.openWagers + 1 })
  await vendor.send('rollback', { ...rest, round: second.round, reference_transaction_uuid: second.transaction_uuid })
  await untilRead({
    openStake: before.openStake,
    openWagers: before.openWagers,
    profitToday: before.profitToday - 1_500,
  })
  socket.close()
})
