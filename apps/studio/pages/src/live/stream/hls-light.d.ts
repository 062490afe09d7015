/** The build without subtitles and DRM has the types of the whole one, and says none of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
