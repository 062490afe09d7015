import type { Language } from '@maru/contract'
import { loadArea, setLanguage, textOf } from '@maru/i18n/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { routes } from './app/routes.ts'
import { WaitingMark, WaitingShell } from './app/shells/waiting-shell.tsx'
import { FixedLayout, type RouteRow, registerRoutes } from './shared/navigation/index.ts'
import { loadPage } from './shared/navigation/pages.ts'
import { makeQueryClient } from './shared/query-client.ts'

/** `html`: the guest's main page; `waiting` and `bare` stand where another page will be, with bars and without. */
export type Shell = { html: string; waiting: string; bare: string; description: string }

/** The main page as a guest first sees it, in both widths: it stands in the document before any script has come. */
export const renderShell = async (language: Language): Promise<Shell> => {
  registerRoutes(routes)
  const { main } = routes
  await Promise.all([
    loadArea('common', language),
    loadArea('main', language),
    loadPage(main, 'desktop'),
    loadPage(main, 'mobile'),
  ])
  await setLanguage(language)
  const shells = (['desktop', 'mobile'] as const).map((layout) => (
    <div key={layout} className={layout === 'desktop' ? 'max-tablet:hidden' : 'tablet:hidden'}>
      <FixedLayout value={layout}>
        <App first={{ name: 'main', row: main, params: {}, layout }} queries={makeQueryClient()} />
      </FixedLayout>
    </div>
  ))
  return {
    html: renderToString(shells),
    waiting: renderToStaticMarkup(<WaitingShell />),
    bare: renderToStaticMarkup(<WaitingMark />),
    description: textOf('main', 'description'),
  }
}

/** Addresses of pages without bars. */
export const bareAddresses = (): string[] =>
  Object.values<RouteRow>(routes).flatMap(({ chrome, desktop, mobile }) =>
    chrome === 'empty' ? [desktop, mobile] : [],
  )
