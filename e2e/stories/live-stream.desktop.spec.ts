import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { booksOf } from '../support/desk.ts'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { cashier, openOffice } from '../support/staff.ts'
import { recordStream, STREAM_COLOUR, serveStream } from '../support/stream.ts'
import { chooseChip } from '../support/studio.ts'
import { says, studioSays } from '../support/texts.ts'

const player = demoMemberCalled('pinewind')
const say = says('ko', 'office')
const path = '/tables/studio/hc-dragon-tiger'
const chip = 50_000
const SOON = { timeout: 60_000 }

test.setTimeout(420_000)
test.beforeEach(({ context }) => keepQuiet(context))

const press = (page: Page, key: string, values = {}) =>
  page.getByRole('button', { name: say(key, values), exact: true }).click(SOON)
const scan = async (office: Page, card: string) => {
  await office.getByLabel(say('tables.scan')).fill(card)
  await office.keyboard.press('Enter')
}
/** Asked twice by the page; nothing where the table is so already, as in a second try. */
const act = async (office: Page, key: string) => {
  await office.goto(path)
  const button = office.getByRole('button', { name: say(key), exact: true })
  await expect(
    office
      .getByRole('button', { name: say('tables.act-open'), exact: true })
      .or(button)
      .first(),
  ).toBeVisible()
  if (!(await button.isVisible())) return
  await button.click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: say(key) })
    .click()
}
const setStream = async (office: Page, url: string) => {
  await office.goto(path)
  await office.getByLabel(say('tables.video-address')).fill(url)
  await press(office, 'act.save')
}

test('a table shows its stream, its dealer runs a round by hand, and the drawn room is back when the stream ends', async ({
  page,
  browser,
}) => {
  const [stream, { office, context }, { office: second, context: secondContext }] = await Promise.all([
    recordStream(browser).then(serveStream),
    openOffice(browser),
    openOffice(browser, cashier),
  ])
  const before = await booksOf(office, player.memId)

  await test.step('an address that pages of players cannot reach is refused, that of the stream is taken', async () => {
    await act(office, 'tables.act-pause')
    await setStream(office, 'https://10.0.0.7/table.m3u8')
    await expect(office.getByText(say('tables.video-bad-local'))).toBeVisible()
    await setStream(office, stream.url)
    await expect(office.getByRole('tab', { name: say('tables.dealer-desk') })).toBeVisible(SOON)
    await act(office, 'tables.act-open')
  })

  await logIn(page, player)
  await page.goto('/member/slot/game?vendor=studio&game=hc-dragon-tiger&type=hotel-casino')
  const table = page.frameLocator('iframe')
  await test.step('the picture of the stream moves in the place of the drawn dealer, without sound', async () => {
    // The room is loaded first.
    await expect(table.locator('.dial')).toBeAttached({ timeout: 120_000 })
    await expect(table.locator('.room-stream[data-state=playing]')).toBeVisible(SOON)
    await expect.poll(() => movedBy(table), SOON).toBeGreaterThan(0)
    expect((await seen(table)).isMuted).toBe(true)
    await expect.poll(async () => (await seen(table)).colour, SOON).toEqual(Object.values(STREAM_COLOUR).map(closeTo))
  })

  await test.step('the dealer opens betting, closes it and scans; the second one confirms', async () => {
    for (const desk of [office, second]) await desk.goto(`${path}?tab=dealer`)
    await office.getByRole('button', { name: new RegExp(say('tables.bets-open', { round: '.*' })) }).click(SOON)
    await expect(table.locator('.dial[data-phase=betting]')).toBeVisible(SOON)
    await chooseChip(table, chip)
    await table.locator('[data-place=tiger]').click({ force: true })
    await expect(table.getByTestId('live-stake')).toContainText('50,000')
    await expect(table.locator('.sum-tag.waiting')).toHaveCount(0)
    await press(office, 'tables.bets-close')
    await expect(office.getByLabel(say('tables.scan'))).toBeVisible(SOON)
    await scan(office, '9H')
    await scan(office, 'ZZ')
    await expect(office.getByText(say('tables.type-bad'))).toBeVisible()
    await scan(office, 'KC')
    await takePicture(office, 'office-dealer.jpg')
    await press(office, 'tables.type-send')
    await expect(office.getByText(say('minigames.cancel-other'))).toBeVisible(SOON)
    await press(second, 'tables.type-confirm')
    await expect(table.getByTestId('live-net')).toContainText('50,000', SOON)
    await takePicture(page, 'live-stream.jpg')
    await expect.poll(async () => (await booksOf(office, player.memId)).cash, SOON).toBe(before.cash + chip)
  })

  await test.step('the stream ends: the drawn room is back, and the stream as soon as it is there again', async () => {
    stream.cut()
    await expect(table.locator('.room-stream[data-state=gone]')).toBeVisible(SOON)
    await expect(table.getByText(studioSays('ko', 'streamGone'))).toBeVisible()
    stream.goOn()
    await expect(table.locator('.room-stream[data-state=playing]')).toBeVisible(SOON)
  })

  await test.step('without its stream the table is drawn and deals from a shoe again', async () => {
    await act(office, 'tables.act-pause')
    await press(office, 'tables.video-remove')
    await expect(table.locator('.room-stream')).toHaveCount(0, SOON)
    await act(office, 'tables.act-open')
    await expect(table.locator('.dial[data-phase=cut]')).toBeVisible(SOON)
  })
  await stream.close()
  await context.close()
  await secondContext.close()
})

/** How far the picture goes on between two looks; a stream that is opened again begins anew. */
const movedBy = async (table: FrameLocator): Promise<number> => {
  const { at } = await seen(table)
  return (await seen(table)).at - at
}

/** A picture is compressed: its colours are a little off. */
const closeTo = (value: number) => expect.closeTo(value, -1.6)

/** Where the picture is, and the colour of its middle. */
const seen = (table: FrameLocator) =>
  table.getByTestId('stream').evaluate(
    (element) => {
      const video = element as HTMLVideoElement
      const canvas = document.createElement('canvas')
      canvas.width = 1
      canvas.height = 1
      const pen = canvas.getContext('2d')
      pen?.drawImage(video, video.videoWidth / 2, video.videoHeight / 2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
      return { at: video.currentTime, isMuted: video.muted, colour: [red, green, blue] }
    },
    undefined,
    SOON,
  )
