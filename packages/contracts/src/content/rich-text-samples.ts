/**
 * Rich text as the editor creates it, one sample per feature: the editor's tests verify that it creates exactly this, and the
 * server's tests that it keeps it unchanged. So both agree.
 */
export const RICH_TEXT_SAMPLES: Readonly<Record<string, string>> = {
  headings: '<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  marks:
    '<p><strong>a</strong> <em>b</em> <s>c</s> <u>d</u> <code>e</code> H<sub>2</sub>O x<sup>2</sup> <mark>f</mark></p>',
  words: '<p><abbr title="World Wide Web">WWW</abbr> at <time datetime="2026-05-04">4 May</time><br>and below</p>',
  links: '<p><a href="/contact">here</a> <a href="https://studio.example/a?b=c&amp;d#e">there</a></p>',
  'links that open a tab': '<p><a target="_blank" href="mailto:ada@studio.example">write</a></p>',
  lists: '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><ol start="3"><li>Three</li></ol>',
  quotes: '<blockquote><p>One</p><p>Two</p></blockquote>',
  code: '<pre><code class="language-typescript">const a = 1 &lt; 2;\n\n  b();</code></pre><pre><code>plain</code></pre>',
  'code in a language that is not colored': '<pre><code class="language-cobol">STOP RUN.</code></pre>',
  tables:
    '<table><caption>Costs</caption><thead><tr><th scope="col">A</th><th colspan="2" scope="col">B</th></tr></thead>' +
    '<tbody><tr><th scope="row">r</th><td>1</td><td>2</td></tr></tbody><tfoot><tr><td>x</td><td>y</td><td>z</td></tr></tfoot></table>',
  pictures: '<img src="/media/content/a.png" alt="A &quot;red&quot; door" width="640" height="480">',
  'pictures elsewhere': '<img src="https://pictures.example/a.png" alt="">',
  figures: '<figure><img src="/media/a.png" alt="A"><figcaption>As <em>seen</em></figcaption></figure>',
  'wide pictures': '<figure class="wide"><img src="/media/a.png" alt="A"></figure>',
  'full-width pictures with a caption':
    '<figure class="full"><img src="/media/a.png" alt="A"><figcaption>Seen</figcaption></figure>',
  galleries:
    '<figure class="gallery"><img src="/media/a.png" alt="A"><figure><img src="/media/b.png" alt="B"><figcaption>Seen</figcaption></figure></figure>',
  callouts: '<figure class="callout"><p>Mind the <strong>glue</strong></p><ul><li>Hot</li></ul></figure>',
  embeds:
    '<figure class="embed"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">How the frame was glued</a></figure>',
  details: '<details><summary>More</summary><p>Hidden</p></details>',
  'details that hold more':
    '<details><summary>A <em>summary</em></summary><h3>Steps</h3><ul><li>One</li></ul><figure><img src="/media/a.png" alt="A" width="6" height="4"><figcaption>Seen</figcaption></figure><pre><code>a</code></pre></details>',
  'figures of code':
    '<figure><pre><code class="language-css">a{}</code></pre><figcaption>A sheet</figcaption></figure>',
  dividers: '<p>a</p><hr><p>b</p>',
};

/** Samples that both the editor and the server drop. */
export const REFUSED_RICH_TEXT: Readonly<Record<string, string>> = {
  'a script': '<p>Hi</p><script>alert(1)</script>',
  'an event handler': '<p onclick="alert(1)">Hi <img src="/a.png" alt="A" onerror="alert(1)"></p>',
  'a script address': '<p><a href="javascript:alert(1)">x</a> <a href="java&#x0A;script:alert(1)">y</a></p>',
  'an address that says no scheme': '<p><a href="//evil.example">x</a> <a href="\\\\evil.example">y</a></p>',
  'an address as data': '<p><a href="data:text/html,x">x</a></p>',
  'a style': '<p style="position:fixed">x <span style="color:red" class="hljs-keyword">y</span></p><style>p{}</style>',
  'a frame': '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x"><p>x</p>',
  'a form': '<form action="/x"><input name="a"><button>b</button></form><p>x</p>',
  'a picture as data': '<img src="data:image/svg+xml,x" alt="A"><p>x</p>',
  'a drawing with a script': '<svg><script>alert(1)</script></svg><math><mtext></mtext></math><p>x</p>',
  'classes and ids':
    '<figure class="gallery-x fixed"><p>x</p></figure><p class="a" id="b">x</p><pre class="c"><code class="d language-css e">a{}</code></pre>',
  'data and roles': '<p data-a="b" role="alert" aria-live="assertive" contenteditable="true">x</p>',
};
