import { cx } from '@maru/ui/cx.ts'
import { HeroScene, type HeroSceneName, HeroShade } from '@maru/ui/hero-scene.tsx'
import type { ReactNode } from 'react'

/** The moon of a scene without an offer. */
const litPercent = { eave: 20, hills: 10 } as const

type Props = {
  title: string
  note: string
  scene: HeroSceneName
  first?: boolean
  action?: ReactNode
  more?: ReactNode
}

/** The measures of an offer, with words in the place of its figure. */
export function PlainHero({ title, note, scene, first, action, more }: Props) {
  const Title = first ? 'h1' : 'h2'
  const isWide = scene === 'eave'
  return (
    <article className="relative isolate flex min-h-40 flex-col items-start overflow-hidden rounded-card px-5 py-[18px] tablet:min-h-74 wide:min-h-90 tablet:rounded-[calc(var(--r-card)*1.3)] tablet:px-9 tablet:py-8">
      <HeroScene scene={scene} percent={litPercent[scene]} className="absolute inset-0 -z-1 size-full" />
      <HeroShade scene={scene} />
      <Title
        className={cx(
          'line-clamp-4 max-w-38 text-balance font-bold font-display text-[#f6f3ea] text-[20px] leading-[1.3] tracking-[-0.02em]',
          isWide
            ? 'tablet:max-w-[50%] tablet:text-[32px] desk:text-40'
            : 'tablet:max-w-[56%] tablet:text-22 desk:text-28',
        )}
      >
        {title}
      </Title>
      <p
        className={cx(
          'mt-auto line-clamp-4 max-w-[56%] pt-2 text-12 text-[#e3e6f0] leading-normal tablet:mt-3 tablet:pt-0 tablet:text-14',
          isWide ? 'tablet:max-w-[min(300px,46%)]' : 'tablet:max-w-[min(190px,56%)]',
        )}
      >
        {note}
      </p>
      {(action || more) && (
        <div className="flex items-center gap-4 pt-2 tablet:mt-auto tablet:pt-[18px]">
          {action}
          {more && <span className="text-13 text-[#e9ecf5] underline underline-offset-4">{more}</span>}
        </div>
      )}
    </article>
  )
}
