/** What the export says of the blog itself; absent values are empty. */
export interface WxrChannel {
  /** Name of the outermost element: `rss`, `rdf:RDF`, or whatever was there instead. */
  root: string;
  title: string;
  link: string;
  blogUrl: string;
  siteUrl: string;
  language: string;
  pubDate: string;
  /** The program that wrote the file. */
  generator: string;
}

const fields = new Map<string, Exclude<keyof WxrChannel, 'root'>>([
  ['title', 'title'],
  ['link', 'link'],
  ['language', 'language'],
  ['dc:language', 'language'],
  ['generator', 'generator'],
  ['pubDate', 'pubDate'],
  ['lastBuildDate', 'pubDate'],
  ['wp:base_blog_url', 'blogUrl'],
  ['wp:base_site_url', 'siteUrl'],
]);

const longestValue = 2000;

/** Collects the children of `<channel>`; `depth` counts the open elements, the root being 1. */
export function createChannelCollector(): {
  channel: WxrChannel;
  open(name: string, depth: number): void;
  text(text: string): void;
  close(name: string, depth: number): void;
} {
  const channel: WxrChannel = {
    root: '',
    title: '',
    link: '',
    blogUrl: '',
    siteUrl: '',
    language: '',
    pubDate: '',
    generator: '',
  };
  let value = '';
  return {
    channel,
    open(name, depth) {
      channel.root ||= name;
      if (depth === 3) value = '';
    },
    text(text) {
      if (value.length < longestValue) value += text.slice(0, longestValue);
    },
    close(name, depth) {
      const field = fields.get(name);
      if (field && depth === 3) channel[field] ||= ` ${value.trim()}`.slice(1);
    },
  };
}
