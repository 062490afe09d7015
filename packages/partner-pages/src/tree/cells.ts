import { cx } from '@maru/ui/cx.ts'

export const CELL = 'whitespace-nowrap border-line-soft border-b px-3 max-desk:px-2'
export const NUMBER = cx(CELL, 'num text-right')
export const QUIET = cx(NUMBER, 'text-text-2')
