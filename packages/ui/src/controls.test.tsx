import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { capped, raised, typed } from './amount.ts'
import { AmountPicker } from './amount-picker.tsx'
import { countBetween } from './balance.tsx'
import { Button } from './button.tsx'
import { caretFor, digitsIn } from './caret.ts'
import { clockText, markPassed } from './clock-text.ts'
import { Field } from './field.tsx'
import { MoonDial } from './moon-dial.tsx'
import { moonPath } from './moon-shape.ts'
import { pageWindow } from './page-window.ts'
import { Pager } from './pager.tsx'
import { TextInput } from './text-input.tsx'

const labels = { nav: 'pages', previous: 'before', next: 'after', page: (n: number) => `page ${n}` }

describe('an amount', () => {
  test('keeps its digits whatever the separators of the language are', () => {
    for (const text of ['300,000', '300.000', '₩300 000', '300000원']) expect(typed(text)).toBe(300_000)
    expect(typed('')).toBe(0)
    expect(typed('-5')).toBe(5)
  })

  test('stays exact however long it is typed', () => {
    expect(Number.isSafeInteger(typed('9'.repeat(40)))).toBe(true)
  })

  test('is raised by a preset and capped', () => {
    expect(raised(300_000, 50_000)).toBe(350_000)
    expect(capped(1_500_000, 1_000_000)).toBe(1_000_000)
    expect(capped(-1)).toBe(0)
  })

  test('a preset past the cap cannot be pressed', () => {
    const html = renderToStaticMarkup(
      <AmountPicker
        label="sum"
        value={600_000}
        onChange={() => undefined}
        presets={[100_000, 500_000]}
        max={1_000_000}
        format={String}
        formatPreset={(n) => `+${n}`}
        clearLabel="clear"
      />,
    )
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>\+500000/)
    expect(html).not.toMatch(/<button[^>]*disabled=""[^>]*>\+100000/)
  })

  test('the caret keeps as many digits at its right', () => {
    expect(caretFor('3,000,700', digitsIn('00'))).toBe(7)
    expect(caretFor('1,234', 0)).toBe(5)
    expect(caretFor('1,234', 4)).toBe(0)
    expect(caretFor('', 3)).toBe(0)
  })
})

describe('the pager', () => {
  test('shows ten numbers with the current one inside', () => {
    expect(pageWindow(1, 24)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(pageWindow(12, 24)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    expect(pageWindow(24, 24)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24])
    expect(pageWindow(2, 3)).toEqual([1, 2, 3])
    expect(pageWindow(9, 0)).toEqual([])
  })

  test('is nothing for one page, and stops at its ends', () => {
    const draw = (page: number, pages: number) =>
      renderToStaticMarkup(<Pager page={page} pages={pages} onPage={() => undefined} labels={labels} />)
    expect(draw(1, 1)).toBe('')
    expect(draw(1, 3)).toMatch(/<button type="button" disabled=""[^>]*><span class="sr-only">before/)
    expect(draw(3, 3)).toMatch(/<button type="button" disabled=""[^>]*><span class="sr-only">after/)
    expect(draw(2, 3)).toMatch(/aria-current="page"[^>]*><span class="sr-only">page 2</)
  })
})

describe('a countdown', () => {
  test('speaks at 60, 30 and 10 seconds only, once each', () => {
    const said: number[] = []
    for (let left = 75; left >= 0; left--) {
      const mark = markPassed(left + 1, left)
      if (mark !== undefined) said.push(mark)
    }
    expect(said).toEqual([60, 30, 10])
  })

  test('says the lowest mark it jumped over, and nothing when it appears or ends', () => {
    expect(markPassed(70, 8)).toBe(10)
    expect(markPassed(undefined, 25)).toBeUndefined()
    expect(markPassed(5, 0)).toBeUndefined()
    expect(markPassed(10, 9)).toBeUndefined()
  })

  test('shows minutes and seconds, hours when there are', () => {
    expect([0, 9, 61, 600, 3661].map(clockText)).toEqual(['0:00', '0:09', '1:01', '10:00', '1:01:01'])
    expect(clockText(-3)).toBe('0:00')
  })

  test('a dial is a timer with a name; at 0 it says that it is closed', () => {
    const draw = (left: number) =>
      renderToStaticMarkup(<MoonDial left={left} total={300} label="until close" closedLabel="closed" />)
    expect(draw(141)).toMatch(/role="timer" aria-label="until close"[^>]*>2:21</)
    expect(draw(0)).toMatch(/role="timer"[^>]*>closed</)
  })
})

test('a moon is lit from nothing to full', () => {
  expect(moonPath(0.2, 22, 19)).toContain('A11.40 19 0 0 0')
  expect(moonPath(0.62, 22, 19)).toContain('A4.56 19 0 0 1')
  expect(moonPath(7, 22, 19)).toBe(moonPath(1, 22, 19))
})

test('a balance counts towards its value, never past it, and ends on it exactly', () => {
  const steps = [0, 0.25, 0.5, 0.75, 1, 1.4].map((share) => countBetween(1000, 400, share))
  expect(steps[0]).toBe(1000)
  expect(steps.slice(-2)).toEqual([400, 400])
  expect([...steps].sort((a, b) => b - a)).toEqual(steps)
})

test('a field ties its error to its control', () => {
  const html = renderToStaticMarkup(
    <Field label="name" hint="hint" error="wrong">
      <TextInput />
    </Field>,
  )
  const id = /<input id="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`for="${id}"`)
  expect(html).toContain(`aria-invalid="true" aria-describedby="${id}-below"`)
  expect(html).toContain(`id="${id}-below"`)
  expect(html).not.toContain('hint<')
})

test('a busy button holds both its words, so that its width stays', () => {
  const draw = (busy: boolean) =>
    renderToStaticMarkup(
      <Button busy={busy} busyLabel="sending">
        send
      </Button>,
    )
  for (const html of [draw(true), draw(false)]) {
    expect(html).toContain('>send<')
    expect(html).toContain('sending<')
  }
  expect(draw(true)).toContain('aria-disabled="true"')
})
