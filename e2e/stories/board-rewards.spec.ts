import { expect, test } from '@playwright/test'
import pg from 'pg'
import { logIn } from '../support/log-in.ts'
import { demoMemberCalled } from '../support/member.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { ownerUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const say = says('ko', 'boards')
const [rewards, office, points] = [says('ko', 'office-rewards'), says('ko', 'office'), says('ko', 'points')]
const member = demoMemberCalled('nightcat77')
/** Of the event of the demo, which lasts for days. */
const endPeriod = async () => {
  const database = new pg.Client({ connectionString: ownerUrl() })
  await database.connect()
  await database.query(`UPDATE boardrewards.event SET until_at = now() WHERE site_id = 1 AND state = 'open'`)
  await database.end()
}
test.beforeEach(({ context }) => keepQuiet(context))

test('a member reads what a post brings, writes one, and has the points once staff approve it', async ({
  browser,
  page,
}) => {
  await logIn(page, member)
  await page.goto('/member/board/write')
  await expect(page.getByText(say('reward.title', { points: '300P' })).first()).toBeVisible()
  await expect(page.getByText(say('reward.letters', { count: 50 })).first()).toBeVisible()
  const title = `가을밤 이야기 ${Date.now()}`
  await page.getByRole('textbox', { name: say('write.title') }).fill(title)
  await page.getByRole('textbox', { name: say('write.content') }).click()
  await page.keyboard.insertText(`${'오늘은 달이 참 밝아서 오래 걸었습니다. '.repeat(4)}${Date.now()}`)
  await page.getByRole('button', { name: say('write.send') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('write.send') })
    .click()
  await expect(page.getByText(say('reward.own.waiting'))).toBeVisible()

  const { office: desk, context } = await openOffice(browser)
  await desk.goto('/rewards?tab=reviews')
  await desk.getByRole('checkbox', { name: title }).check()
  await desk.getByRole('button', { name: rewards('reviews.approve', { count: 1 }) }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel(office('reason.label')).fill('확인')
  await dialog.getByRole('button', { name: rewards('reviews.approve', { count: 1 }) }).click()
  await expect(desk.getByText(rewards('reviews.noneWaiting'))).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText(say('reward.own.granted', { points: '300P' }))).toBeVisible()
  await page.goto('/member/mypage/point/list')
  await expect(page.getByText(points('kind.board'), { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible()
})

test('a member takes part in an event with a comment, and reads that it won once staff have paid', async ({
  browser,
  page,
}) => {
  await logIn(page, member)
  await page.goto('/member/board/list?board=event')
  await page.getByRole('link', { name: '가을밤, 가장 기억에 남는 순간을 들려주세요' }).first().click()
  await expect(page.getByText(say('event.takePart'))).toBeVisible()
  await page.getByRole('textbox').last().fill('달빛 아래를 걸었습니다')
  await page.getByRole('button', { name: say('comment.send') }).click()
  const taken = say('event.taken', { comment: '' })
  await expect(page.getByText(taken)).toBeVisible()
  const address = page.url()

  await endPeriod()
  const { office: desk, context } = await openOffice(browser)
  await desk.goto('/rewards?tab=events')
  await desk.getByRole('button', { name: '가을밤, 가장 기억에 남는 순간을 들려주세요' }).click()
  await desk.getByRole('button', { name: rewards('events.pay') }).click()
  const dialog = desk.getByRole('dialog').last()
  await dialog.getByLabel(office('reason.label')).fill('마감')
  await dialog.getByRole('button', { name: rewards('events.pay') }).click()
  await expect(desk.getByText(rewards('events.state.paid')).first()).toBeVisible({ timeout: 20_000 })
  await context.close()

  await page.goto(address)
  await expect(page.getByText(say('event.paid', { points: '3,000P' }))).toBeVisible()
})
