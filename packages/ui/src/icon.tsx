import type { ComponentProps, ReactNode } from 'react'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  size?: number
  /** Without it the icon is decoration. */
  label?: string
}

/** A drawing on lucide's grid: 24, stroke 1.75, round. */
export function Icon({ size = 20, label, children, ...rest }: IconProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a label, when there is one, is the aria-label; a title would show as a tooltip
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {children}
    </svg>
  )
}
