import { siteMarks } from '@maru/contract/site-marks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bareAddresses } from '../../prerender.tsx'
import { WaitingMark, WaitingShell } from './waiting-shell.tsx'

test('before any script, a page shows the logo, the name of its site and its shape', () => {
  const html = renderToStaticMarkup(<WaitingShell />)
  expect(html).toContain('<svg')
  expect(html).toContain(siteMarks.name)
  expect(html).toContain('maru-shimmer')
})

test('a game shows the logo alone: no list stands in its place', () => {
  const html = renderToStaticMarkup(<WaitingMark />)
  expect(html).toContain('<svg')
  expect(html).not.toContain('maru-shimmer')
  expect(bareAddresses()).toContain('/member/slot/game')
  expect(bareAddresses()).not.toContain('/member/slotgame')
})
