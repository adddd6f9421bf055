/** LibreOffice Writer: font elements, blank lines as paragraphs, notes as anchors. */
export const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2.3.2 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm } p { line-height: 115%; background: transparent }</style></head><body lang="en-GB" dir="ltr"><h1 class="western">Workshop</h1>
<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt">We <b>glued</b> the <i><u>second</u></i> frame<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>.</font></font></p>
<p style="margin-bottom: 0cm"><br/>

</p>
<ul><li><p style="margin-bottom: 0cm">Clamps</p></li><ul><li><p style="margin-bottom: 0cm">Small ones</p></li></ul><li><p>Glue</p></li></ul>
<table width="643" cellpadding="4" cellspacing="0"><colgroup><col width="128*"/><col width="128*"/></colgroup><thead><tr valign="top"><th width="50%" style="border: 1px solid #000000"><p>Part</p></th><th><p>Hours</p></th></tr></thead><tbody><tr valign="top"><td style="border: 1px solid"><p>Frame</p></td><td sdval="3" sdnum="2057;"><p>3</p></td></tr></tbody></table>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Hide glue.</p></div></body></html>`;

/** Pages and other Mac programs that use Cocoa's HTML writer. */
export const PAGES = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 11.0px 'Helvetica Neue'} span.s1 {font-kerning: none}</style></head><body>
<p class="p1"><span class="s1"><b>Workshop</b></span></p>
<p class="p2"><span class="s1"></span><br></p>
<p class="p1"><span class="s1">We glued<span class="Apple-converted-space">\u00a0 </span>the frame.</span></p>
<ul class="ul1"><li class="li1"><span class="s2"></span><span class="s1">Clamps</span></li><li class="li1"><span class="s1">Glue</span></li></ul></body></html>`;

/** A web page as a browser copies it: computed styles, lines as blocks, a table, and content that is not text. */
export const WEB_PAGE = `<meta charset='utf-8'><h2 id="part" style="color: rgb(23, 20, 28); font-weight: 700;">Glue<a class="anchor" aria-hidden="true" href="#part">#</a></h2><div class="lead" style="font-size: 18px;">First line</div><div>Second <span style="font-weight: 400;">line</span><br><br>Third line</div><section><p>Paragraph with <a href="https://studio.example/a" onclick="track()" style="color: blue;">a link</a> and <a href="#note">a note</a>.</p><button>Copy</button><script>alert(1)</script></section><table style="width: 640px;" class="wikitable"><caption>Costs</caption><tbody><tr style="background: rgb(1, 2, 3);"><th scope="col">Part</th><th>Hours</th></tr><tr><th scope="row">Frame</th><td rowspan="2" style="text-align: right;">3<br>or 4</td></tr><tr><td><ul><li>Door</li></ul></td></tr></tbody></table><figure class="picture"><picture><source srcset="/a.webp"><img src="https://studio.example/a.png" alt="A frame" width="300" height="200" loading="lazy" srcset="x 2x"></picture><figcaption>The frame</figcaption></figure><dl><dt>Oak</dt><dd>Hard</dd></dl>`;

/** Mail programs write every line as a block, including blank ones. */
export const MAIL = `<div dir="ltr"><div>Dear Ada,</div><div><br></div><div>the frame is <b>dry</b>.</div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>Is it dry?</div></blockquote></div></div>`;

/** Google Docs: three list levels, a checklist, a footnote number, a comment marker, a picture, a merged cell. */
export const GOOGLE_DOCS_LONG = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9b1e7f0a-7fff-4c2d-aaaa-0b6f5d"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Steps</span></h2><ol style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Saw</span></p></li><ol style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:lower-alpha;" aria-level="2"><p role="presentation"><span style="font-weight:400;">Long</span></p></li><ol><li dir="ltr" aria-level="3"><p role="presentation"><span style="font-weight:700;">Twice</span></p></li></ol></ol><li dir="ltr" aria-level="1"><p role="presentation"><span>Sand</span></p></li></ol><br /><ul style="padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.599999999999998px" height="17.599999999999998px" alt="unchecked" aria-roledescription="checkbox" style="margin-right:3px;" /><p style="display:inline-block;" role="presentation"><span>Order glue</span></p></li></ul><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">Hide glue</span><span style="font-size:0.6em;font-weight:400;vertical-align:super;">1</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span style="text-decoration:underline;"> holds</span><span style="font-weight:400;font-style:italic;text-decoration:line-through;">.</span></p><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:120px;height:80px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXd" width="120" height="80" style="margin-left:0px;" /></span></p><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td colspan="2" style="border:solid #000 1pt;"><p dir="ltr"><span>Both</span></p></td></tr></tbody></table></div></b>`;

/** Markdown that is pasted as plain text. */
export const MARKDOWN = `# Workshop notes

We **glued** the _second_ frame, see [the glue](https://studio.example/glue) and \`npm test\`.
It goes on in this line.

## Steps

1. Saw
   - Long *side*
   - Short side
2. Sand

- [x] Order glue
- [ ] Pay

> Measure twice,
> cut once.

\`\`\`ts
const a = 1 < 2; // **not bold**

run(a);
\`\`\`

| Part  | Hours |
| ----- | ----: |
| Frame | 3     |
| Door \\| gate | ~~4~~ |

---

![A frame](https://studio.example/a.png)
Ends with snake_case_names, 2 * 3 * 4, https://studio.example/a_b_c.
`;
