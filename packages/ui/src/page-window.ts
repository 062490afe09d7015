/** The page numbers to show: at most `width` of them, the current one as near the middle as the ends allow. */
export function pageWindow(page: number, pages: number, width = 10): number[] {
  const count = Math.max(0, Math.min(width, pages))
  const current = Math.min(Math.max(1, page), Math.max(1, pages))
  const first = Math.min(Math.max(1, current - Math.floor((count - 1) / 2)), Math.max(1, pages - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
