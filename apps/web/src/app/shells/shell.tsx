import type { ReactNode } from 'react'
import type { Layout, RouteRow } from '../../shared/navigation/index.ts'
import { DesktopShell } from './desktop-shell.tsx'
import { MobileShell } from './mobile-shell.tsx'

type Props = { layout: Layout; chrome: RouteRow['chrome']; children: ReactNode }

/** What stands around a page. */
export function Shell({ layout, chrome, children }: Props) {
  if (chrome === 'empty') return children
  const Chrome = layout === 'mobile' ? MobileShell : DesktopShell
  return <Chrome>{children}</Chrome>
}
