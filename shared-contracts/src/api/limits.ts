/** Several rooms need these numbers. Times are in milliseconds, sizes in bytes. */
const MB = 1024 * 1024;

/** The limits of inputs, lists, files and animations are written once, so that browser and server agree. */
export const LIMITS = {
  toastAutoClose: 5000,
  toastDragPercent: 80,
  statusSuccess: 3000,
  statusFailure: 5000,
  featuredRotation: 5000,
  sliderAutoplay: 1500,
  sliderSpeed: 1200,
  carouselTransition: 700,
  eventsGrid: 6,
  newsletterThanks: 3000,
  typingPerCharacter: 120,
  prayerPageSize: 10,
  prayerReload: 2000,
  dashboardList: 5,
  contentPreview: 200,
  panelPageSize: 10,
  searchDelay: 300,
  siteSearch: 100,
  filePickerDefault: 5 * MB,
  audioFile: 500 * MB,
  videoFile: 1024 * MB,
  galleryFile: 200 * MB,
  importFile: 2 * MB,
  importRows: 5000,
  passwordMin: 8,
  passwordMax: 200,
} as const;
