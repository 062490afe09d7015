import { siteMarks } from '@maru/contract/site-marks'
import { LogoMark } from '@maru/ui/logo.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'

const name = 'truncate font-bold font-display text-[23px] lowercase leading-tight tracking-[-0.02em]'

/** What stands in the document until the script has come, with the bars where they will be: the logo and the shape of a page. */
export const WaitingShell = () => (
  <>
    <div className="flex min-h-dvh flex-col tablet:hidden">
      <div className="flex h-14 items-center gap-2.5 bg-glass pl-4">
        <LogoMark />
        <b className={`max-w-36 max-[379px]:hidden ${name}`}>{siteMarks.name}</b>
      </div>
      <div className="flex-1 px-4 pt-3">
        <PageSkeleton />
      </div>
      <div className="fixed inset-x-0 bottom-0 h-[calc(60px+env(safe-area-inset-bottom))] border-line-soft border-t bg-surface-1" />
    </div>
    <div className="grid min-h-dvh grid-cols-[64px_minmax(0,1fr)] max-tablet:hidden desk:grid-cols-[max(232px,(100vw-1624px)/2)_minmax(0,1fr)]">
      <div className="border-line-soft border-r bg-surface-1 px-2.5 desk:px-3">
        <div className="ml-auto flex h-16 items-center gap-2.5 px-1.5 desk:w-[207px] desk:px-2.5">
          <LogoMark />
          <b className={`max-desk:hidden ${name}`}>{siteMarks.name}</b>
        </div>
      </div>
      <div>
        <div className="h-16 border-line-soft border-b bg-glass" />
        <div className="mx-auto w-full max-w-[1320px] px-5 pt-6 wide:max-w-[1624px] min-[2088px]:mx-0 desk:px-8">
          <PageSkeleton />
        </div>
      </div>
    </div>
  </>
)

/** The same of a page without bars: a game is not a list. */
export const WaitingMark = () => (
  <div className="grid min-h-dvh place-items-center">
    <LogoMark size={56} />
  </div>
)
