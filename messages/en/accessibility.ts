/** Spoken labels. */
export const accessibility = {
  carousel: {
    label: 'Testimonials',
    role: 'carousel',
    slide_role: 'testimonial',
    slide: '{n} of {total}',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    dots: 'Choose a testimonial',
    dot: 'Testimonial {n} of {total}',
  },
  loading: 'Loading',
  close_dialog: 'Close this window',
  results: 'Results',
  editor: 'Press Alt and F10 for the formatting bar.',
  image_selected: 'Picture selected: {alt}. Width {percent}%.',
};
