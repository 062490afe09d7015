import { expect, test } from 'vitest'
import { serveOutGameMoney } from '../calls/member/bring-back-money.ts'
import { serverWithPurses } from './purse-vendor.fixture.ts'
import { playing } from './transfers.fixture.ts'

const { server } = await serverWithPurses()
const act = playing(server)

/** What the proof finds once this is done to the tables, which is undone again. */
const foundAfter = async (...wrongs: string[]): Promise<string[]> => {
  const client = await server.ownerPool.connect()
  try {
    await client.query('BEGIN')
    for (const wrong of wrongs) await client.query(wrong)
    const { rows } = await client.query('SELECT DISTINCT what FROM games.verify_transfers() ORDER BY what')
    return rows.map(({ what }) => what)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test('the proof finds money that is elsewhere than transfers and purses say, and steps that are missing or too many', async () => {
  const { memberId } = await act.member(10_000)
  await act.launch(memberId)
  await server.call(serveOutGameMoney, memberId, {})
  await act.launch(memberId)
  expect(await foundAfter()).toEqual([])
  expect(await foundAfter('UPDATE games.vendor_purse SET amount = amount - 1')).toEqual(['purses'])
  expect(await foundAfter(`DELETE FROM games.transfer WHERE direction = 'out'`)).toEqual(['transfers'])
  const asSent = `UPDATE games.transfer SET status = 'sent', ended_at = NULL, due_at = now() WHERE direction = 'out'`
  expect(await foundAfter('ALTER TABLE games.transfer DISABLE TRIGGER USER', asSent)).toEqual(['purses', 'transfers'])
  expect(
    await foundAfter('ALTER TABLE games.transfer DISABLE TRIGGER USER', 'UPDATE games.transfer SET amount = 9'),
  ).toEqual(['transfers'])
})

test('what became of a transfer stays as it is, also against a slip in the code', async () => {
  const { memberId } = await act.member(10_000)
  await act.launch(memberId)
  for (const change of [`status = 'refused'`, 'amount = amount + 1', 'member_id = member_id + 1'])
    await expect(
      server.pool.query(`UPDATE games.transfer SET ${change} WHERE member_id = ${memberId}`),
    ).rejects.toThrow()
  await expect(server.pool.query('DELETE FROM games.transfer')).rejects.toThrow()
})
