import type { ReactNode } from 'react'

/** Names at the left, what holds at the right; one under the other on a phone that is narrow. */
export function TermLines({ lines }: { lines: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-2.5 text-13 leading-normal min-[360px]:grid-cols-[minmax(84px,max-content)_minmax(0,1fr)]">
      {lines.map(({ name, value }) => (
        <div key={name} className="min-[360px]:contents">
          <dt className="text-text-3">{name}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
