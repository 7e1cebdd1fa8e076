/** What is asked for, of the sample content. */
export interface MeasuredPage {
  name: string;
  path: string;
  status: number;
}

export const articlePage: MeasuredPage = {
  name: 'article',
  path: '/blog/the-apology-that-holds',
  status: 200,
};

/** Documents, which React renders. */
export const documents: readonly MeasuredPage[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'list', path: '/blog', status: 200 },
  articlePage,
  { name: '404', path: '/no-such-page', status: 404 },
];

export const apiCall: MeasuredPage = {
  name: 'API',
  path: '/api/blog/posts/the-apology-that-holds',
  status: 200,
};
