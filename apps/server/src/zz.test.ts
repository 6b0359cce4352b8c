import { site } from "@site/content/site";
import { openTestDatabase } from "@site/db/testing";
import { it } from "vitest";
import { buildApp } from "./app.ts";
import { builtWeb } from "./pages/built-web.ts";
it("x", async () => {
const t=performance.now();
const { db } = await openTestDatabase();
const web = await builtWeb();
process.stdout.write(`web ${performance.now()-t}\n`);
const app = await buildApp({ context: { db, site, origin: "https://site.example", analytics: null }, web });
const show = async (o: any) => { const r = await app.inject(o); process.stdout.write(`${JSON.stringify(o).slice(0,160)} -> ${r.statusCode} ${r.headers.location ?? ""} nosniff=${r.headers["x-content-type-options"]} allow=${r.headers.allow} ct=${r.headers["content-type"]} ${r.body.slice(0,140).replaceAll("\n"," ")}\n`); };
for (const url of ["/", "/%", "/%00", "/%E0%A4%A", "/%ff", "//evil.example", "/\\evil.example", "/\\EVIL.example","/%5Cevil.example", "/%5CEVIL.example","/%2F%2Fevil.example", "//evil.example/%2e%2e", "/constructor", "/__proto__", "/states/constructor", "/states/%74exas", "/states/texas/foo", "/" + "a".repeat(5000), "/states/" + "a".repeat(5000), "/blog/" + "a".repeat(5000), "/blog/" + "a".repeat(250), "/api/blog/" + "a".repeat(5000), "/api/blog/" + "a".repeat(300), "/trpc/"+"a".repeat(2000), "/States/Texas/?a=b&c=D", "/states/", "/STATES?x=Y?z", "/./states", "/../states", "/states/../about", "/states/%2e%2e/about", "/about#frag", "/about;x", "http://evil.example/about", "http://evil.example/ABOUT", "*", "/api", "/api/", "/api/nothing", "/trpc", "/assets/x.js", "/art/x.png", "/states//texas", "/states/texas%2f", "/blog/%2e%2e%2fabout", "/-credentialing","/narnia-credentialing", "/foo\tbar", "/foo bar", "/é", "/%C3%89", "/?q=%", "/faqs?q=%E0", "/contact?sent=%", "/blog?shown=99999","/blog?category[]=x", "/.well-known/x", "/favicon.ICO", "/index.html", "/assets/../../x", "/assets/%2e%2e/%2e%2e/server/entry-server.js", "/.vite/manifest.json", "/?sent=CR-0000-0000"])
  { try { await show({ url }) } catch (e) { process.stdout.write(`${url.slice(0,60)} THROWS ${e}\n`) } }
for (const o of [
 {method:"POST",url:"/"},{method:"POST",url:"/nothing"},{method:"POST",url:"/api/nothing"},{method:"DELETE",url:"/about"},{method:"OPTIONS",url:"/about"},{method:"OPTIONS",url:"/api/contact"},{method:"HEAD",url:"/api/contact"},{method:"HEAD",url:"/api/states"},{method:"PUT",url:"/api/contact"},{method:"GET",url:"/api/contact"},{method:"POST",url:"/api/states"},{method:"POST",url:"/api/states", payload:"{", headers:{"content-type":"application/json"}},{method:"PATCH",url:"/api/states/texas"},
 {method:"POST",url:"/api/contact"},
 ...["{", "", "[]", "1", "null", '"x"', "{}", '{"__proto__":{"name":"x"}}', '{"name":1,"email":[],"message":{}}', JSON.stringify({name:"x".repeat(201),email:"a@b.co",message:"m"}), JSON.stringify({name:"x",email:"a@b.co",message:"m".repeat(70000)}), JSON.stringify({name:"x",email:"a@b.co",message:"m",service:"nope"}),JSON.stringify({name:"x",email:"a@b.co",message:"m\u0000\ud800"})].map(payload => ({method:"POST",url:"/api/contact",payload,headers:{"content-type":"application/json"}})),
 {method:"POST",url:"/api/contact",payload:"name=x",headers:{"content-type":"application/x-www-form-urlencoded"}},
 {method:"POST",url:"/api/contact",payload:"name=x",headers:{"content-type":"text/plain"}},
 {method:"POST",url:"/api/contact",payload:"<a/>",headers:{"content-type":"application/xml"}},
 {method:"POST",url:"/api/contact",payload:"{}",headers:{"content-type":"junk"}},
 {method:"POST",url:"/api/contact",payload:"{}",headers:{"content-type":"application/json; charset=latin1"}},
 {method:"POST",url:"/api/contact",payload:"{}",headers:{"content-type":"application/json", "content-length":"5"}},
 ...["limit=abc","limit=0","limit=","limit=1001","limit=1.5","category=x","order=up","limit=1&limit=2","category=Compliance&category=Compliance","slug=x","__proto__=x"].map(q=>({url:"/api/blog?"+q})),
 {url:"/api/services/nothing"},{url:"/api/states/guam"},{url:"/api/blog/%"},{url:"/api/blog/%00"},{url:"/api/blog/__proto__"},
 {url:"/trpc/nothing"},{url:"/trpc/leads.contact"},{method:"POST",url:"/trpc/states.list"},{url:"/trpc/states.bySlug?input={"},{url:"/trpc/states.bySlug"},{url:"/trpc/states.bySlug?input=%7B%22slug%22%3A%22guam%22%7D"},
 {url:"/trpc/"+Array(11).fill("states.list").join(",")+"?batch=1&input=%7B%7D"},{url:"/trpc/"+Array(10).fill("states.list").join(",")+"?batch=1&input=%7B%7D"},{url:"/trpc/states.list,states.list"},{url:"/trpc/states.list,states.list?batch=1&input=[]"},{url:"/trpc/states.list,states.list?batch=1&input=null"},{url:"/trpc/states.list,states.bySlug?batch=1&input=5"},{url:"/trpc/,,,?batch=1"},{url:"/trpc/__proto__"},{url:"/trpc/constructor.call"},
 {method:"POST",url:"/trpc/leads.contact",payload:"{",headers:{"content-type":"application/json"}},{method:"POST",url:"/trpc/leads.contact",payload:"",headers:{"content-type":"application/json"}},{method:"POST",url:"/trpc/leads.contact",payload:"null",headers:{"content-type":"application/json"}},{method:"POST",url:"/trpc/leads.contact",payload:"x=1",headers:{"content-type":"application/x-www-form-urlencoded"}},{method:"POST",url:"/trpc/leads.contact",payload:"x",headers:{"content-type":"text/plain"}},{method:"POST",url:"/trpc/leads.contact"},{method:"POST",url:"/trpc/leads.contact?batch=1",payload:"[1,2]",headers:{"content-type":"application/json"}},{method:"POST",url:"/trpc/leads.contact,leads.contact?batch=1",payload:'{"0":{"name":1}}',headers:{"content-type":"application/json"}},{method:"POST",url:"/trpc/leads.contact",payload:JSON.stringify({a:"x".repeat(70000)}),headers:{"content-type":"application/json"}},{method:"DELETE",url:"/trpc/states.list"},{method:"HEAD",url:"/trpc/states.list"},{method:"OPTIONS",url:"/trpc/states.list"},
 {method:"POST",url:"/trpc/leads.contact",payload:"--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x--",headers:{"content-type":"multipart/form-data; boundary=x"}},
 {method:"POST",url:"/trpc/leads.contact",payload:"abc",headers:{"content-type":"application/octet-stream"}},
 {method:"POST",url:"/forms/contact"},{method:"POST",url:"/forms/contact",payload:"{}",headers:{"content-type":"application/json"}},{method:"POST",url:"/forms/contact",payload:"a",headers:{"content-type":"text/plain"}},{method:"PUT",url:"/forms/contact"},{method:"POST",url:"/forms/nothing",payload:"a=b",headers:{"content-type":"application/x-www-form-urlencoded"}},{url:"/forms/nothing"},{method:"HEAD",url:"/forms/contact"},
 {method:"POST",url:"/forms/contact",payload:"a="+"x".repeat(70000),headers:{"content-type":"application/x-www-form-urlencoded"}},
 {method:"POST",url:"/forms/contact",payload:"name=%E0%A4&email=%",headers:{"content-type":"application/x-www-form-urlencoded"}},
 {method:"POST",url:"/forms/contact",payload:"__proto__=1&constructor=2&name=a&name=b",headers:{"content-type":"application/x-www-form-urlencoded"}},
]) try { await show(o) } catch(e) { process.stdout.write(`${JSON.stringify(o).slice(0,60)} THROWS ${e}\n`) }
await app.close();
}, 60000);
