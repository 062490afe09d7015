import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { HeroScene, type HeroSceneName, HeroShade } from './hero-scene.tsx'

type HeroProps = {
  title: ReactNode
  /** Percent: the figure and the lit part of the moon. */
  percent: number
  note?: ReactNode
  action?: ReactNode
  terms?: ReactNode
  scene: HeroSceneName
  /** The heading of the page. */
  first?: boolean
}

/** An offer with its terms beside it, over a scene drawn from its number. */
export function Hero({ title, percent, note, action, terms, scene, first }: HeroProps) {
  const Title = first ? 'h1' : 'h2'
  const eave = scene === 'eave'
  return (
    <article className="relative isolate flex min-h-40 flex-col items-start overflow-hidden rounded-card px-5 py-[18px] tablet:min-h-74 wide:min-h-90 tablet:rounded-[calc(var(--r-card)*1.3)] tablet:px-9 tablet:py-8">
      <HeroScene scene={scene} percent={percent} className="absolute inset-0 -z-1 size-full" />
      <HeroShade scene={scene} />
      <Title
        className={cx(
          'line-clamp-3 font-bold font-display text-[#f6f3ea] text-[17px] leading-[1.3] tracking-[-0.02em]',
          eave ? 'tablet:text-28' : 'tablet:text-22',
        )}
      >
        {title}
      </Title>
      <p
        className={cx(
          'mt-0.5 -ml-1 font-bold font-display text-[54px] text-moon leading-[0.95] tracking-[-0.045em] [font-variant-numeric:tabular-nums_lining-nums] tablet:mt-2.5',
          eave ? 'tablet:text-[88px]' : 'tablet:text-[68px]',
        )}
      >
        {percent}
        <small className="ml-1 text-[0.52em] tracking-normal">%</small>
      </p>
      {note && (
        <p className="mt-auto max-w-50 pt-1.5 text-12 text-[#e3e6f0] leading-normal tablet:mt-2.5 tablet:max-w-[270px] tablet:pt-0 tablet:text-13">
          {note}
        </p>
      )}
      {(action || terms) && (
        <div className="flex items-center gap-4 pt-2 tablet:mt-auto tablet:pt-[18px]">
          {action}
          {terms && (
            <span className="text-13 text-[#e9ecf5] [&>*]:min-h-6 [&_a]:underline [&_a]:decoration-[#ffffff66] [&_a]:underline-offset-4 [&_button]:underline [&_button]:decoration-[#ffffff66] [&_button]:underline-offset-4">
              {terms}
            </span>
          )}
        </div>
      )}
    </article>
  )
}

/** Two side by side; where there is no room for that, a row that snaps. */
export function HeroBand({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by key, also when nothing in it is
      tabIndex={0}
      className="max-[960px]:scroll-row max-tablet:-mx-4 max-tablet:px-4 max-[960px]:flex max-[960px]:snap-x max-[960px]:snap-mandatory max-[960px]:gap-3 max-[960px]:*:shrink-0 max-[960px]:*:basis-[min(560px,88%)] max-[960px]:*:snap-center min-[961px]:grid min-[961px]:grid-cols-[1.9fr_1fr] min-[961px]:gap-4"
    >
      {children}
    </section>
  )
}
