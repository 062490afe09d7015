import { expect, type Page, test } from '@playwright/test'
import { faultsOfTexts } from '../support/faults.ts'
import { captchaPicture, fillSignUp, newPerson, signUpForm } from '../support/member.ts'
import { lookedLanguages } from '../support/night.ts'
import { open } from '../support/open.ts'
import { takePicture } from '../support/pictures.ts'
import { keepQuiet } from '../support/quiet.ts'
import { openOffice } from '../support/staff.ts'
import { memberUrl } from '../support/surroundings.ts'
import { says } from '../support/texts.ts'

const printed = { authority: 'MGA', number: 'B2C/1/2026' }
const licence = { ...printed, minimumAge: 21, countries: ['KR', 'VN', 'PH'] }
const names = {
  ko: ['대한민국', '베트남', '필리핀'],
  en: ['South Korea', 'Vietnam', 'Philippines'],
  vn: ['Hàn Quốc', 'Việt Nam', 'Philippines'],
} as const

/** What the server says of itself under a licence: one that is real needs https, so that a story cannot have it. */
const withLicence = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mode: 'licensed', licence } })
  })

test.beforeEach(async ({ context, page }) => {
  await keepQuiet(context)
  await withLicence(page)
})

for (const language of lookedLanguages)
  test(`under a licence the form asks for country and age, and the page names the licence, in ${language}`, async ({
    page,
    context,
    isMobile,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: memberUrl() }])
    await open(page, '/join')
    const say = says(language, 'auth')
    const common = says(language, 'common')
    const form = signUpForm(page)
    const country = form.getByLabel(say('signup.country'), { exact: true })
    await expect(country.locator('option')).toHaveText([say('signup.countryChoose'), ...names[language]])
    await expect(form.getByRole('checkbox', { name: say('signup.adult', { age: 21 }) })).toBeVisible()
    await expect(captchaPicture(form)).toBeVisible()
    await form.locator('button[type=submit]').click()
    await expect(country).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText(say('signup.adultMust'))).toBeVisible()
    expect(await faultsOfTexts(page, language)).toEqual([])
    await takePicture(page, `pages/${isMobile ? 390 : 1440}-${language}-guest-join-licensed.jpg`, { fullPage: true })

    await open(page, '/member/slotgame')
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText(common('foot.licence', printed))
    await expect(foot).not.toContainText(common('foot.demo'))
  })

test('the country that an applicant chose stands in the queue of staff', async ({ page, browser }) => {
  const say = says('ko', 'auth')
  const person = newPerson()
  await open(page, '/join')
  const form = signUpForm(page)
  await fillSignUp(page, person)
  const send = form.locator('button[type=submit]')
  await expect(send).toContainText(say('signup.left', { count: 1 }))
  await form.getByLabel(say('signup.country'), { exact: true }).selectOption({ label: '베트남' })
  await send.click()
  await expect(page.getByText(say('complete.title')).first()).toBeVisible()

  const { office, context } = await openOffice(browser)
  await office.goto('/sign-ups')
  await expect(office.getByRole('listitem').filter({ hasText: person.memId })).toContainText('베트남')
  await context.close()
})
