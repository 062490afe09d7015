/** SVG text as an address for an `<img>`: its ids stay its own, and it costs no node in the page. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
