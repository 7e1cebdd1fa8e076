vcl 4.1;

# Varnish between the proxy that ends TLS and the site. Goes to /etc/varnish/default.vcl; docs/operations.md has how it is started.

# varnishncsa, where it runs, must leave out the URLs of reviews, which open them: -q 'not ReqURL ~ "(?i)review/"'.

import std;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    # Reading a long export may take ten minutes.
    .first_byte_timeout = 660s;
    .between_bytes_timeout = 120s;
    # A file: while the database is away the site goes on sending the pages that it has kept.
    .probe = { .url = "/favicon.ico"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
    if (req.method == "PURGE") {
        # What comes through the proxy comes in elsewhere: this socket is for the site alone.
        if (local.socket != "purge") {
            return (synth(405));
        }
        if (req.http.Surrogate-Key !~ "^[\w-]+( [\w-]+)*$") {
            return (synth(400));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
        return (synth(200));
    }

    # The language under which a page is kept: what the cookie says, never what the visitor says. Over http the cookie's name is i18nextLng.
    set req.http.X-Site-Language = "default";
    if (req.http.Cookie ~ "(^|;\s*)__Host-i18nextLng=(?i:en)([-_;\s]|$)") {
        set req.http.X-Site-Language = "en";
    } elsif (req.http.Cookie ~ "(^|;\s*)__Host-i18nextLng=(?i:es)([-_;\s]|$)") {
        set req.http.X-Site-Language = "es";
    }

    # Three encodings, and three forms of pictures, instead of as many as there are browsers.
    if (req.http.Accept-Encoding ~ "(^|[ ,])br(;|,|\s|$)" && req.http.Accept-Encoding !~ "br;\s*q=0(\.0*)?\s*(,|$)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(^|[ ,])gzip(;|,|\s|$)" && req.http.Accept-Encoding !~ "gzip;\s*q=0(\.0*)?\s*(,|$)") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.url ~ "^/media/") {
        if (req.http.Accept ~ "image/avif" && req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/avif,image/webp";
        } elsif (req.http.Accept ~ "image/webp") {
            set req.http.Accept = "image/webp";
        } else {
            unset req.http.Accept;
        }
    }

    # What only counts visits leads to the same page.
    if (req.url ~ "[?&](utm_[a-z]+|fbclid|gclid|msclkid)=") {
        set req.url = regsuball(req.url, "([?&])(?:(?:utm_[a-z]+|fbclid|gclid|msclkid)=[^&]*(?:&|$))+", "\1");
        set req.url = regsub(req.url, "[?&]$", "");
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # The owner's: whatever comes with a session, what is behind the password, and the API.
    if (req.http.Cookie ~ "compose_session" || req.url ~ "^/(api|compose|content-manager|blog-import-preview|media-library|settings)([/?.]|$)") {
        return (pass);
    }
    # As CDN_STALE_WHILE_REVALIDATE: pages older than that are for when the site can't answer.
    set req.grace = 30s;
    if (req.restarts > 0 || !std.healthy(req.backend_hint)) {
        set req.grace = 7d;
    }
    return (hash);
}

sub vcl_hash {
    # One site: what else is sent as its name finds no pages of its own.
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_fetch {
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        unset bereq.body;
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    # Kept is only what says so itself and sets no cookie.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(^|[ ,])(s-maxage|max-age)=[1-9]" || beresp.http.Cache-Control ~ "no-store|no-cache|private") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
    set beresp.grace = 0s;
    if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    } elsif (beresp.http.Cache-Control ~ "stale-while-revalidate=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
    }
    return (deliver);
}

sub vcl_deliver {
    # The site has failed: a page of before is looked for, whatever its age.
    if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD") && req.http.Cookie !~ "compose_session") {
        return (restart);
    }
    # Browsers ask again each time, and go by their cookie.
    if (resp.http.Surrogate-Key) {
        set resp.http.Cache-Control = "no-cache";
        set resp.http.Vary = regsub(resp.http.Vary, "X-Site-Language", "Cookie");
        unset resp.http.Surrogate-Key;
        unset resp.http.Cache-Tag;
        unset resp.http.CDN-Tag;
    }
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
